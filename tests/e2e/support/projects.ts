/** The two widths that journeys are walked at; one that no width changes is tagged @any-width and walked at the first. */
export const projects = {
  desktop: { viewport: { width: 1280, height: 800 } },
  mobile: { viewport: { width: 390, height: 844 }, hasTouch: true },
}
