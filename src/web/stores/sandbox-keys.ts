// The selected project and its sandbox key, generated or pasted, for code samples. In memory only.
import { create } from 'zustand'
import { useSession } from './session.ts'

interface SandboxKeys {
  /** Undefined before a choice; null for the examples of the specification. */
  projectId: string | null | undefined
  /** By project. */
  keys: ReadonlyMap<string, string>
}

const nothing = (): SandboxKeys => ({ projectId: undefined, keys: new Map() })

export const useSandboxKeys = create<SandboxKeys>(nothing)

export const chooseProject = (projectId: string | null) => useSandboxKeys.setState({ projectId })

export function rememberKey(projectId: string, key: string) {
  useSandboxKeys.setState(({ keys }) => ({ keys: new Map(keys).set(projectId, key) }))
}

export function forgetKey(projectId: string) {
  useSandboxKeys.setState(({ keys }) => ({ keys: new Map([...keys].filter(([id]) => id !== projectId)) }))
}

/** `accessKey` shows the prefix and the end of the revoked key. Another key of the project stays. */
export function forgetRevokedKey(projectId: string, accessKey: string) {
  const key = useSandboxKeys.getState().keys.get(projectId)
  const [start = '', end = ''] = accessKey.split('…')
  if (key?.startsWith(start) && key.endsWith(end)) forgetKey(projectId)
}

useSession.subscribe(({ isLoggedIn }) => {
  if (!isLoggedIn) useSandboxKeys.setState(nothing())
})
