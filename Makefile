# `make run` starts Wi-Fi settings. `make test` checks what every change must pass, `make verify` what a release must pass.
# All of them install missing packages.

ARGS ?=
# Separate from the developer's own builds: the release build links the Swift runtime statically, to start quickly. Swift
# then exports every symbol, which would keep 3 MB of names in the program.
# Functions with the same code are one, which saves 0.4 MB.
RELEASE = $(shell cat Scripts/release.flags)

.PHONY: run desktop gallery people donedone build test verify lint bench install install-desktop deb format clean

# Without a system bus there is no NetworkManager to wait for: the flag selects a simulated radio.
SELECT_RADIO = $(if $(findstring --radio,$(ARGS)),,[ -n "$$DBUS_SYSTEM_BUS_ADDRESS" ] || \
  [ -S /run/dbus/system_bus_socket ] || set -- --radio simulated;)
# In a window if there is a display and what a window is built with, unless ARGS names a front end.
HAS_WINDOW = $(if $(findstring --front-end,$(ARGS)),false,[ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] && \
  pkg-config --exists libadwaita-1 2> /dev/null)

# A program with a window is a build of its own: it needs GTK to start, also with other front ends. SwiftPM defines a
# trait in every module of a package, so the two builds have no module in common.
DESKTOP = --traits Web,Desktop --scratch-path .build/desktop $(RELEASE)
IN_WINDOW = $(findstring --front-end desktop,$(subst --front-end=,--front-end ,$(ARGS)))
FLAGS = $(if $(IN_WINDOW),$(DESKTOP),$(RELEASE))
# Builds a program and starts it. $(2) are commands before it, and $(3) its options before ARGS.
start = Scripts/install-packages $(if $(IN_WINDOW),desktop,build) >&2 && swift build $(FLAGS) --product $(1) >&2 || exit; \
  $(2) exec "$$(swift build $(FLAGS) --show-bin-path)/$(1)" "$$@" $(3) $(ARGS)

run:
	@if $(HAS_WINDOW); then exec $(MAKE) --no-print-directory desktop; fi; $(call start,wifi-settings,$(SELECT_RADIO))

# Starts Wi-Fi settings in a window.
desktop: override ARGS := --front-end desktop $(ARGS)
desktop:
	@$(call start,wifi-settings,$(SELECT_RADIO))

# Shows every control in both layers; ARGS="--open controls/slider" starts at one of them. ARGS="--front-end desktop" opens
# a window, as for the programs below.
gallery:
	@$(call start,gallery)

# Shows invented people and keeps them; ARGS="--data web" fetches others from the randomuser.me interface.
people:
	@$(call start,people,,--data sample)

# Records finished activities; ARGS="--sample 500" shows invented ones.
donedone:
	@$(call start,donedone)

build:
	@Scripts/install-packages build >&2
	@swift build $(RELEASE) --product wifi-settings >&2

test:
	@Scripts/install-packages test
	@Scripts/test

verify:
	@Scripts/install-packages verify
	@Scripts/test --verify

lint:
	Scripts/lint

# ARGS="data terminal" runs single parts. Fails if a figure could not be measured.
bench:
	@Scripts/install-packages bench
	PYTHON="$$(Scripts/python-packages bench)" Benchmarks/run.sh $(ARGS)

# Copies the program with its manual page, and the tool `keel`, under PREFIX.
PREFIX ?= /usr/local
install: build
	@swift build -c release --product keel >&2
	install -D "$$(swift build -c release --show-bin-path)/keel" $(DESTDIR)$(PREFIX)/bin/keel
	install -D "$$(swift build $(RELEASE) --show-bin-path)/wifi-settings" $(DESTDIR)$(PREFIX)/bin/wifi-settings
	install -D -m 644 Documentation/wifi-settings.1 $(DESTDIR)$(PREFIX)/share/man/man1/wifi-settings.1

# Installs the program with a window as well, in place of the one without: it needs GTK to start. The desktop lists it, and
# opens addresses as wifi-settings:detail/NAME with it.
APP = Apps/WiFiSettings/Desktop/wifi-settings
install-desktop:
	@Scripts/install-packages desktop >&2
	@swift build $(DESKTOP) --product wifi-settings >&2
	install -D "$$(swift build $(DESKTOP) --show-bin-path)/wifi-settings" $(DESTDIR)$(PREFIX)/bin/wifi-settings
	install -D -m 644 Documentation/wifi-settings.1 $(DESTDIR)$(PREFIX)/share/man/man1/wifi-settings.1
	install -D -m 644 $(APP).desktop $(DESTDIR)$(PREFIX)/share/applications/wifi-settings.desktop
	install -D -m 644 $(APP).metainfo.xml $(DESTDIR)$(PREFIX)/share/metainfo/wifi-settings.metainfo.xml
	install -D -m 644 $(APP).svg $(DESTDIR)$(PREFIX)/share/icons/hicolor/scalable/apps/wifi-settings.svg

# Makes Debian packages of the apps in .build/packages: Wi-Fi settings without a window and with one, People and DoneDone.
# APPS names the folders of some, ARGS options of `keel package`, and KEEL the program `keel`, which is built otherwise.
APPS ?= Apps/WiFiSettings/Packaging Apps/People/Packaging Apps/DoneDone/Packaging Apps/WiFiSettings/Packaging/Desktop
KEEL ?=
deb:
	@Scripts/install-packages package >&2
	@$(if $(findstring Desktop,$(APPS)),Scripts/install-packages desktop >&2)
	@$(if $(KEEL),,swift build --product keel >&2)
	@for app in $(APPS); do \
	  scratch=.build; if grep -q '^Traits:' $$app/control; then scratch=.build/desktop; fi; \
	  "$(or $(KEEL),$$(swift build --show-bin-path)/keel)" package --scratch-path $$scratch $(ARGS) $$app || exit; done

format:
	swift format format -i -r Sources Apps Tests Benchmarks Examples Plugins Templates Package.swift

clean:
	rm -rf .build Benchmarks/.build
