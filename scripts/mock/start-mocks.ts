import type { Spec } from '../generate/specs.ts'
import type { Mock, MockOptions, Mocks } from './supervise.ts'

/** Starts the mocks. When that fails, prints the reason and ends the process. `portOption` chooses their first port. */
export async function startMocks(specs: Spec[], options: MockOptions, portOption: string): Promise<Mocks> {
  // Imported here because it is slow to load, and --help does not need it.
  const { PortInUse, superviseMocks } = await import('./supervise.ts')
  try {
    return await superviseMocks(specs, options)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    console.error(error instanceof PortInUse ? `${reason}. Choose another port with ${portOption}.` : reason)
    process.exit(1)
  }
}

export function describeMock({ spec, url = 'not yet served', headers = [] }: Mock): string {
  const needs = headers.length > 0 ? `  send, with any values: ${headers.join(', ')}` : ''
  return `${url}  ${spec.source}${needs}`
}
