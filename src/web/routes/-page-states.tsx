import { Loading } from '#web/ui/spinner.tsx'
export const PagePending = () => <Loading />
export function RouteError({ error }: { error: unknown }) {
  return <h1>{String(error)}</h1>
}
export function NotFound() {
  return <h1>Not found</h1>
}
