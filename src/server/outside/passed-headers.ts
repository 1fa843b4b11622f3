import { validateHeaderName, validateHeaderValue } from 'node:http'

type Header = [name: string, value: string]

/** Meant for one connection, about the caller's network, or cookies. */
const dropped =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|cookie2?|set-cookie2?|forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*)$/i

/** Written by the proxy itself, or by a browser about its page. */
const ofTheCaller = /^(host|content-length|accept-encoding|expect|origin|referer|sec-.*)$/i

/** The headers that are passed on, without those that `Connection` names (RFC 9110, 7.6.1). */
export function keptHeaders(headers: Header[], direction: 'call' | 'answer'): Header[] {
  const named = headers
    .filter(([name]) => /^connection$/i.test(name))
    .flatMap(([, value]) => value.split(',').map((each) => each.trim().toLowerCase()))
  return headers.filter(([name]) => {
    if (dropped.test(name) || named.includes(name.toLowerCase())) return false
    return direction === 'answer' || !ofTheCaller.test(name)
  })
}

/** A line break in a name or a value would begin another header, or another request. */
export function isHeader([name, value]: Header): boolean {
  try {
    validateHeaderName(name)
    validateHeaderValue(name, value)
    return true
  } catch {
    return false
  }
}
