/**
 * Tests run at the desktop width. Layout tests are tagged @phone and run at both widths. A journey tagged @phone-only runs on
 * the phone, because others take the same way at the desktop width.
 */
export const projects = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
}
