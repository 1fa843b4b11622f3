/** The two widths every journey is walked at. */
export const projects = {
  desktop: { viewport: { width: 1280, height: 800 } },
  mobile: { viewport: { width: 390, height: 844 }, hasTouch: true },
}
