// The portal and its API share an origin. Only the contract tests, which run the generated client outside a browser, need
// another place.

let base = ''

export const baseUrl = () => base

export function setBaseUrl(url: string) {
  base = url.replace(/\/$/, '')
}
