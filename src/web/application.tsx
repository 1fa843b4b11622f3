import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { queryClient } from '#web/api/query-client.ts'
import { system } from '#web/theme/system.ts'
import type { PortalRouter } from './router.ts'

/** The application around a router, used in the browser and for prerendering. */
export function Application({ router }: { router: PortalRouter }) {
  return (
    <StrictMode>
      <ChakraProvider value={system}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ChakraProvider>
    </StrictMode>
  )
}
