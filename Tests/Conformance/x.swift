import KeelScene
