import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { queryClient } from '#web/api/query-client.ts'
import { system } from '#web/theme/system.ts'

/** The wrapper of a part that needs no router: `render(<Card />, { wrapper: Providers })`. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </ChakraProvider>
)

/** Renders a page in a router without other routes. The test may fill the query cache before. */
export function showPage(page: ReactNode, history: RouterHistory = createMemoryHistory()): void {
  const routeTree = createRootRoute({ component: () => <Suspense>{page}</Suspense> })
  const router = createRouter({ routeTree, history })
  render(<RouterProvider router={router} />, { wrapper: Providers })
}

/** The column heads of a table, and its sorted column. */
export async function headsOf(label: string) {
  const heads = within(await screen.findByRole('table', { name: label })).getAllByRole('columnheader')
  const sorted = heads.find((head) => head.hasAttribute('aria-sort'))
  return {
    heads: heads.map(({ textContent }) => textContent),
    sorted: [sorted?.textContent, sorted?.getAttribute('aria-sort')],
  }
}

/** The cells of one column. */
export async function cellsOf(label: string, head: string): Promise<(string | null | undefined)[]> {
  const table = within(await screen.findByRole('table', { name: label }))
  const at = table.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === head)
  const rows = table.getAllByRole('row').slice(1)
  // The cell's first child is the name of its column, which is visible on narrow screens.
  return rows.map((row) => within(row).getAllByRole('cell')[at]?.lastChild?.textContent)
}
