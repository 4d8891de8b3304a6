"""Wi-Fi settings as a user at a terminal operates them."""

from pty_app import *
from wifi import choose, focused_row, wifi


def test_from_the_list_to_connected_and_forgotten():
    with wifi() as app:
        app.wait_for("Other Networks")
        assert app.row_with("Wi-Fi") and "Radio: Simulated." in app.text
        choose(app, "Harbour")
        app.wait_for("Enter the password for “Harbour”")
        app.send("sesame")
        app.wait_for("••••••")
        app.send(ENTER)
        app.wait_for("Incorrect password")
        app.send(ENTER)
        app.wait_gone("Incorrect password")
        # The keyboard focus is back in the field, with the typed text selected: a letter replaces it.
        app.wait_for("••••••")
        app.send("blob")
        app.wait_match("Password +••••( |$)")
        app.send(ENTER)
        app.wait_match("✓ Harbour +Connected")
        assert b"sesame" not in app.raw and b"blob" not in app.raw
        choose(app, "Harbour")
        app.wait_for("Forget This Network")
        app.wait_for("192.0.2.10/24")
        app.send(ESC)
        app.wait_for("Other Networks")
        choose(app, "Harbour")
        app.wait_for("Forget This Network")
        app.click("Forget This Network")
        app.wait_for("Forget “Harbour”?")
        app.send(ESC)
        app.wait_gone("Forget “Harbour”?")
        app.click("Forget This Network")
        app.wait_for("Forget “Harbour”?")
        # Cancel has the focus: an irreversible action needs an extra step.
        app.send(BACKTAB, ENTER)
        app.wait_for("Other Networks")
        app.wait_gone("Connected")
        app.send("q")
        assert app.wait_exit() == 0


def test_the_cursor_follows_a_network_that_is_joined_from_the_sheet():
    with wifi() as app:
        app.wait_for("Harbour")
        choose(app, "Harbour")
        app.wait_for("Enter Password")
        app.send("blob", ENTER)
        app.wait_match("✓ Harbour +Connected")
        app.wait_until(lambda: "Harbour" in (focused_row(app) or ""), "the cursor on the network that was joined")
        # Return acts on the row under the cursor: the details of the current network.
        app.send(ENTER)
        app.wait_for("Forget This Network")


def test_the_sheet_starts_in_the_field_and_escape_leaves_it():
    with wifi() as app:
        app.wait_for("Harbour")
        choose(app, "Harbour")
        app.wait_for("Enter Password")
        app.send(ESC)
        app.wait_gone("Enter Password")
        choose(app, "Harbour")
        app.wait_for("Enter Password")
        app.send("q?/")
        app.wait_for("•••")
        discard(app)
        app.send("q")
        assert app.wait_exit() == 0


def discard(app):
    """Leaves a form by Escape, and confirms that the typed text may be discarded."""
    app.send(ESC)
    app.wait_for("Discard changes?")
    app.send(TAB, ENTER)
    app.wait_gone("Discard changes?")


def test_typed_text_is_not_discarded_without_confirmation():
    with wifi() as app:
        app.wait_for("Harbour")
        choose(app, "Harbour")
        app.wait_for("Enter Password")
        app.send("half")
        app.wait_for("••••")
        # Escape, a click outside, and q with the focus on a button: each asks, and Return keeps the typed text.
        for ask in (lambda: app.send(ESC), lambda: app.mouse(1, 22), lambda: app.send(TAB, "q")):
            ask()
            app.wait_for("Discard changes?")
            app.send(ENTER)
            app.wait_gone("Discard changes?")
            app.wait_for("••••")
            assert app.status is None
        app.send(ESC)
        app.wait_for("Discard changes?")
        app.send("q")
        app.settle()
        assert app.status is None, "a question is not quit from either"
        app.send(TAB, ENTER)
        app.wait_gone("Enter Password")
        app.send("q")
        assert app.wait_exit() == 0


def test_a_second_return_cancels_nothing():
    with wifi() as app:
        app.wait_for("Harbour")
        choose(app, "Harbour")
        app.wait_for("Enter Password")
        app.send("blob", ENTER, ENTER, ENTER)
        app.wait_match("✓ Harbour +Connected")
        assert "Forget This Network" not in app.text, app.picture()


def test_a_password_is_shown_and_corrected():
    with wifi() as app:
        app.wait_for("Harbour")
        choose(app, "Harbour")
        app.wait_for("Enter Password")
        app.send("blobb")
        app.wait_for("•••••")
        app.send("\x12")
        app.wait_for("blobb")
        app.send("\x12")
        app.wait_gone("blobb")
        app.send(ENTER)
        app.wait_for("Incorrect password")
        app.send(ENTER)
        app.wait_gone("Incorrect password")
        # End keeps the typed text, so that it can be corrected.
        app.send(END, BACKSPACE, ENTER)
        app.wait_match("✓ Harbour +Connected")


def test_leaving_while_joining_joins_nothing():
    with wifi() as app:
        app.wait_for("Harbour")
        choose(app, "Harbour")
        app.wait_for("Enter Password")
        app.send("blob", ENTER, ESC)
        app.wait_for("Discard changes?")
        app.send(TAB, ENTER)
        app.wait_gone("Enter Password")
        app.settle(1.3)
        assert "Connected" not in app.text and "Joining" not in app.text, app.picture()


def test_an_open_network_is_joined_at_once():
    with wifi() as app:
        app.wait_for("Quay Guest")
        app.click("Quay Guest")
        app.wait_match("Quay Guest +Joining")
        app.wait_match("✓ Quay Guest +Connected")


def test_wi_fi_off_and_on():
    with wifi() as app:
        app.wait_for("Harbour")
        app.send(HOME, SPACE)
        app.wait_for("Wi-Fi is off.")
        assert "Harbour" not in app.text and "Refresh" not in app.text
        app.send(SPACE)
        app.wait_for("Harbour")


def test_a_hidden_network_is_joined_by_its_name():
    with wifi(rows=30) as app:
        app.wait_for("Other…")
        app.click("Other…")
        app.wait_for("Other Network")
        app.send("Smugglers Cove")
        app.wait_for("Smugglers")
        # A frame may arrive in two parts on a busy machine.
        app.wait_for("WPA3")
        app.click("WPA3")
        app.wait_match("WPA3 +✓")
        app.click("Password", offset=20)
        app.send("blob", ENTER)
        app.wait_match("✓ Smugglers Cove +Connected")


def test_an_account_network_is_explained():
    with wifi() as app:
        app.wait_for("Ferry Office")
        app.click("Ferry Office")
        app.wait_for("cannot be set up here")
        assert "802.1X" in app.text
        app.send(ENTER)
        app.wait_gone("802.1X")


def test_addresses_are_typed():
    with wifi(rows=40) as app:
        app.wait_for("Quay Guest")
        app.click("Quay Guest")
        app.wait_for("Connected")
        app.click("Quay Guest")
        app.wait_for("Configure IP")
        app.click("Configure IP")
        app.wait_for("Manual")
        app.click("Manual")
        app.wait_for("Subnet Mask")
        app.click("192.0.2.10 ")
        app.send("192.0.2.99", TAB, "24")
        app.wait_for("192.0.2.99")
        app.click("Save")
        app.wait_for("Manual, 192.0.2.99")
        app.wait_for("192.0.2.99/24")


def test_a_place_to_start_at():
    with wifi("--open", "connect/Harbour") as app:
        app.wait_for("Enter the password for “Harbour”")
        app.send("blob", ENTER)
        app.wait_match("✓ Harbour +Connected")
    with wifi("--open", "detail/Quay%20Guest") as app:
        app.wait_for("Join This Network")
        app.send(ESC)
        app.wait_for("Other Networks")


def test_resized_to_next_to_nothing_and_back():
    with wifi() as app:
        app.wait_for("Harbour")
        choose(app, "Harbour")
        app.wait_for("Enter Password")
        app.send("bl")
        for columns, rows in [(20, 5), (1, 1), (40, 12), (3, 2), (200, 60), (20, 5)]:
            app.resize(columns, rows)
            app.settle()
            assert app.status is None
        assert "••" in app.text, app.picture()
        app.resize(80, 24)
        app.wait_for("Enter the password for “Harbour”")
        app.send("ob", ENTER)
        app.wait_match("✓ Harbour +Connected")


def test_small_windows_show_every_screen():
    with wifi(columns=20, rows=5) as app:
        app.wait_for("Radio:")
        app.send(END)
        app.wait_for("Other…")
        app.send(HOME)
        choose(app, "Harbour")
        app.wait_for("Pass")
        app.send("blob", ENTER)
        app.wait_gone("Pass")
        # The new position of the joined network is outside this size: the test looks for it after the resize.
        app.resize(80, 24)
        app.wait_match("✓ Harbour +Connected")
        app.resize(20, 5)
        app.settle()
        app.send(HOME, DOWN)
        app.wait_for("✓ Har")
        app.send(ENTER)
        app.wait_for("Security")
        app.send(ESC)
        app.wait_for("Wi-Fi")


def test_a_pasted_password_is_text():
    with wifi() as app:
        app.wait_for("Harbour")
        choose(app, "Harbour")
        app.wait_for("Enter Password")
        app.paste("blob")
        app.wait_for("••••")
        app.send(ENTER)
        app.wait_match("✓ Harbour +Connected")


def test_korean_names_are_found_and_stay_in_line():
    with wifi() as app:
        app.wait_for("바다소리")
        choose(app, "바다소리")
        app.wait_for("Enter the password for “바다소리”")
        app.send(ESC)
        app.wait_gone("Enter Password")
        rows = [[app.screen.buffer[row][column].data for column in range(80)] for row in range(24)]
        marks = [cells.index("⋯") for cells in rows if "⋯" in cells]
        assert len(marks) > 5 and len(set(marks)) == 1, (marks, app.picture())
