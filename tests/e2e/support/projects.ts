/** Journeys run at the first width. Tests of the layout itself are tagged @phone and run at both. */
export const projects = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
}
