/// The kinds of events of a page, with the numbers that stand for them in messages (`WireProtocol`).
///
/// The script names them, as in `events.activate`, and `Assets` puts the numbers there. Each event is an array that begins
/// with its number. Flags are 0 or 1.
enum EventCode: Int, CaseIterable {
  /// `[0,id]`
  case activate
  /// `[1,id,isOn]`
  case toggle
  /// `[2,id,text]`
  case edit
  /// `[3,id]`
  case submit
  /// `[4,id,action]`
  case action
  /// `[5,id,level]`
  case pop
  /// `[6,id]`
  case dismiss
  /// `[7,id,from,to]`: the rows of a list that the page needs; `to` is not included.
  case reveal
  /// `[8,id,text,from,isBackwards]`
  case find
  /// `[9,id]`
  case refresh
  /// `[10,id,command]`
  case keyCommand
  /// `[11,id,value]`: any finite number.
  case adjust
  /// `[12,id]`
  case increment
  /// `[13,id]`
  case decrement
  /// `[14,id,index]`
  case choose
  /// `[15,id,year,month,day,hour,minute]`
  case setDate
  /// `[16,id,run]`
  case followLink
  /// `[17,id,text]`
  case search
  /// `[18,id,isActive]`
  case searching
  /// `[19,id]`
  case deleteRow
  /// `[20,id,row]`
  case moveRow
  /// `[21,id]`, or `[21]` for no focus.
  case focus
  /// `[22,env]`: the environment has changed; `env` as in the greeting.
  case environment
  /// `[23]`: the scene is closed.
  case close
  /// `[24,path]`: Back, Forward or a typed address.
  case open
  /// `[25,seq,round,[id,x,y,width,height]…]`: frames of nodes with `data-g` after that patch; with `data-g="i"` also
  /// insets, with `"c"` insets and the scroll position (`WireEvent`).
  case geometry
  /// `[26,id,index]`: that child of a node with `data-fit` is shown, because it fits.
  case fits
  /// `[27,seq,[round,id,text],…]`: the sizes of the children of nodes with `data-lay` (`MeasuredChildren`).
  case measured
  /// `[28,seq,id,text]`: the sizes of the children of a node with `data-gl` (`MeasuredGuides`).
  case guided
  /// `[29,id,phase,startX,startY,x,y,originX,originY,ms]`: a press on a node that follows presses. The phase is that of
  /// `PointerReport`; then come where the press began, where it is and where the node is, in points, and its time.
  case pointer
  /// `[30,id,start,end]`: the selection in a field, in UTF-16 code units; `end` is not included.
  case select
  /// `[31,text]`: a part of the text of the next event, which is an edit, a search or a change.
  case part
  /// `[32,id,base,start,count,text]`: an edit or a search. That part of the text of event `base`, in UTF-16 code units, is
  /// now this.
  case change
}

/// The operations of a patch, with the numbers that stand for them in messages (`WireProtocol`).
///
/// The script names them, as in `patches.insert`. A `target` is an element: an `id`, or an `id` and the indices of children
/// below it, as in `"1f.0.2"`. A `tree` is an element as `[tag, {attribute: value}?, content…]`: the content is one string
/// of text, or trees. `[0,id]` is the element of that node, which is in the page already.
enum PatchCode: Int, CaseIterable {
  /// `[0,target,text]`: sets the text of the element.
  case text
  /// `[1,target,name,value,…]`: sets attributes; `null` removes one.
  case attributes
  /// `[2,target,index,tree…]`: inserts elements of the element itself, from that index on.
  case insertParts
  /// `[3,target,index,count]`: removes that number of them.
  case removeParts
  /// `[4,target,index,tree…]`: inserts nodes into the element, from that index on.
  case insert
  /// `[5,id…]`: removes nodes.
  case remove
  /// `[6,target,index,id]`: moves the node into the element; the index applies after its removal from its old place.
  case move
  /// `[7,target,value,n]`: the value of a field; `n` is the last edit that it includes, 0 if the user never edited it.
  case value
  /// `[8,id,number]` focuses the node, `[8,"",number]` gives the focus back. Answers that event (`PatchScript`).
  case focus
  /// `[9,id,tree]`: replaces the node's element; `[0,id]` is a node that stays in it. An empty id is the window.
  case replace
  /// `[10,{"t":title,"u":path,"b":steps}]`: changes of the document. The items are present if they have changed; `steps`
  /// is the number of steps that lead back (`SceneTree.stepsBack`). With `"r":1` the place is the same under another
  /// name.
  case document
  /// `[11,tree]`: a symbol that later trees refer to.
  case symbol
}
