// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from './errors.ts'
import { http } from './http.ts'
import { onSessionEnded, refreshSession } from './refresh.ts'
import { clearTokens, readTokens, storeMfaToken, storeTokens } from './tokens.ts'

type Call = { method: string; url: URL; headers: Headers; body: unknown }
type Reply = (call: Call) => Response | Promise<Response>

const fine = (data: unknown = null) => Response.json({ status: true, message: '', data })
const refused = (status: number, code: string) =>
  Response.json({ status: false, message: `said ${code}`, code, data: null }, { status })
const renewed = (name: string) =>
  Response.json({
    statusCode: 200,
    message: '',
    data: { token: { AccessToken: name, RefreshToken: `${name}-refresh` } },
  })

const ended = vi.fn()

/** The network: answers by path and records requests. */
function network(replies: Record<string, Reply>) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const address = new URL(url, 'http://portal.test')
    const call = {
      method: init.method ?? 'GET',
      url: address,
      headers: new Headers(init.headers),
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    }
    calls.push(call)
    return replies[address.pathname]?.(call) ?? new Response('', { status: 404 })
  })
  return calls
}

const signedIn = () => storeTokens({ AccessToken: 'old', RefreshToken: 'old-refresh' })
const onlyFor =
  (token: string): Reply =>
  ({ headers }) =>
    headers.get('Authorization') === `Bearer ${token}` ? fine('served') : refused(401, 'not-signed-in')

beforeEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  ended.mockReset()
  onSessionEnded(ended)
})

describe('a request', () => {
  it('carries both tokens when they are there', async () => {
    signedIn()
    storeMfaToken('proof')
    const calls = network({ '/portal/projects': () => fine() })
    await http('/portal/projects')
    expect(calls[0]?.headers.get('Authorization')).toBe('Bearer old')
    expect(calls[0]?.headers.get('X-MFA-Token')).toBe('proof')
  })

  it('carries neither when signed out', async () => {
    const calls = network({ '/portal/configs': () => fine() })
    await http('/portal/configs')
    expect(calls[0]?.headers.has('Authorization')).toBe(false)
    expect(calls[0]?.headers.has('X-MFA-Token')).toBe(false)
  })

  it('adds nocache on GET only', async () => {
    const calls = network({ '/portal/projects': () => fine() })
    await http('/portal/projects?limit=1000', { method: 'GET' })
    await http('/portal/projects', { method: 'POST', body: '{}' })
    expect(calls[0]?.url.searchParams.get('limit')).toBe('1000')
    expect(calls[0]?.url.searchParams.get('nocache')).toMatch(/^\d+$/)
    expect(calls[1]?.url.searchParams.has('nocache')).toBe(false)
  })

  it('that never arrives is a network error', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(http('/portal/configs')).rejects.toMatchObject({
      kind: 'NETWORK_OR_SERVER_ERROR',
      message: 'Network error',
    })
  })

  it('rejects with the abort when it was cancelled', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('gone', 'AbortError')))
    await expect(http('/portal/configs')).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('resolves to the data of the envelope on GET, and to the envelope on every other method', async () => {
    network({ '/portal/projects': () => fine(['Quokka Radio']) })
    expect(await http('/portal/projects')).toEqual(['Quokka Radio'])
    expect(await http('/portal/projects', { method: 'POST' })).toEqual({
      status: true,
      message: '',
      data: ['Quokka Radio'],
    })
  })

  it('answered by an attachment gives the file', async () => {
    const headers = { 'Content-Disposition': 'attachment; filename="report.http"' }
    network({ '/admin/report': () => new Response('GET /', { headers }) })
    const file = await http<Blob>('/admin/report')
    expect(await file.text()).toBe('GET /')
  })
})

describe('the session', () => {
  it('is renewed once after several 401 answers', async () => {
    signedIn()
    const calls = network({
      '/portal/projects': onlyFor('new'),
      '/portal/ratecard': onlyFor('new'),
      '/portal/user/refresh': () => renewed('new'),
    })
    expect(await Promise.all([http('/portal/projects'), http('/portal/ratecard')])).toHaveLength(2)
    const refreshes = calls.filter(({ url }) => url.pathname === '/portal/user/refresh')
    expect(refreshes.map(({ body }) => body)).toEqual([{ refreshToken: 'old-refresh' }])
    expect(readTokens()).toMatchObject({ access: 'new', refresh: 'new-refresh' })
    expect(ended).not.toHaveBeenCalled()
  })

  it('is not renewed when another tab has renewed it', async () => {
    signedIn()
    const calls = network({
      '/portal/projects': (call) => {
        storeTokens({ AccessToken: 'theirs', RefreshToken: 'theirs-refresh' })
        return onlyFor('theirs')(call)
      },
    })
    await http('/portal/projects')
    expect(calls.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer old', 'Bearer theirs'])
  })

  it('is renewed before the call when it is about to end', async () => {
    storeTokens({ AccessToken: 'old', RefreshToken: 'old-refresh' }, Date.now() - 14.5 * 60_000)
    const calls = network({ '/portal/projects': onlyFor('new'), '/portal/user/refresh': () => renewed('new') })
    await http('/portal/projects')
    expect(calls.map(({ url }) => url.pathname)).toEqual(['/portal/user/refresh', '/portal/projects'])
  })

  it('ends when the refresh token is refused', async () => {
    signedIn()
    network({
      '/portal/projects': onlyFor('new'),
      '/portal/user/refresh': () =>
        Response.json({ statusCode: 401, message: '', code: 'NotAuthorizedException', data: null }, { status: 401 }),
    })
    await expect(http('/portal/projects')).rejects.toMatchObject({ status: 401 })
    expect(ended).toHaveBeenCalledOnce()
  })

  it('ends when the renewed token is refused as well', async () => {
    signedIn()
    network({ '/portal/projects': () => refused(401, 'not-signed-in'), '/portal/user/refresh': () => renewed('new') })
    await expect(http('/portal/projects')).rejects.toMatchObject({ status: 401 })
    expect(ended).toHaveBeenCalledOnce()
  })

  it('stays as it is when the renewed token is refused after a new sign-in', async () => {
    signedIn()
    network({
      '/portal/projects': ({ headers }) => {
        if (headers.get('Authorization') === 'Bearer new')
          storeTokens({ AccessToken: 'next', RefreshToken: 'next-refresh' })
        return refused(401, 'not-signed-in')
      },
      '/portal/user/refresh': () => renewed('new'),
    })
    await expect(http('/portal/projects')).rejects.toMatchObject({ status: 401 })
    expect(readTokens()).toMatchObject({ access: 'next' })
    expect(ended).not.toHaveBeenCalled()
  })

  it('survives a lost connection and a busy server during renewal', async () => {
    signedIn()
    for (const reply of [() => Promise.reject(new TypeError()), () => refused(429, 'too-many-requests')]) {
      network({ '/portal/projects': onlyFor('new'), '/portal/user/refresh': reply })
      await expect(http('/portal/projects')).rejects.toThrow()
    }
    expect(ended).not.toHaveBeenCalled()
  })

  const answers = [
    ['a success', () => renewed('late')],
    ['a 401', () => refused(401, 'NotAuthorizedException')],
  ] as const

  it.each(answers)('stays as it is when %s answers a renewal after a new sign-in', async (_, answer) => {
    signedIn()
    network({
      '/portal/user/refresh': () => {
        storeTokens({ AccessToken: 'next', RefreshToken: 'next-refresh' })
        return answer()
      },
      '/portal/projects': onlyFor('next'),
    })
    expect(await http('/portal/projects')).toBe('served')
    expect(readTokens()).toMatchObject({ access: 'next', refresh: 'next-refresh' })
    expect(ended).not.toHaveBeenCalled()
  })

  it.each(answers)('stays ended when %s answers a renewal after a sign-out', async (_, answer) => {
    signedIn()
    network({
      '/portal/user/refresh': () => {
        clearTokens()
        return answer()
      },
    })
    expect(await refreshSession(() => true)).toBe(false)
    expect(readTokens()).toMatchObject({ access: null, refresh: null })
    expect(ended).not.toHaveBeenCalled()
  })

  it('survives a renewal whose answer breaks off', async () => {
    signedIn()
    const broken = () => new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })
    network({ '/portal/user/refresh': () => new Response(broken()) })
    const failure = await refreshSession(() => true).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(AppError)
    expect(failure).toMatchObject({ kind: 'NETWORK_OR_SERVER_ERROR', message: 'Network error' })
    expect(ended).not.toHaveBeenCalled()
  })

  it.each(['mfa-required', 'password-change-required'])('is not renewed for %s', async (code) => {
    signedIn()
    const calls = network({ '/portal/projects': () => refused(401, code) })
    await expect(http('/portal/projects')).rejects.toMatchObject({ code })
    expect(calls).toHaveLength(1)
  })

  it('is not renewed after a wrong password', async () => {
    signedIn()
    const calls = network({
      '/portal/user/login': () =>
        Response.json({ statusCode: 401, message: '', code: 'UserNotFoundException', data: null }, { status: 401 }),
    })
    await expect(http('/portal/user/login', { method: 'POST', body: '{}' })).rejects.toMatchObject({ status: 401 })
    expect(calls).toHaveLength(1)
    expect(calls[0]?.headers.has('Authorization')).toBe(false)
  })
})
