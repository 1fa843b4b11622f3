import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#web/api/query-client.ts'
import { watchIdleness } from '#web/stores/idle.ts'
import { watchSession } from '#web/stores/logout.ts'
import { system } from '#web/theme/system.ts'
import { router } from './router.ts'

// Before the first route asks who is signed in: whoever has been away too long is not.
watchSession()
watchIdleness()

const root = document.getElementById('root')
if (!root) throw new Error('No element #root: see src/web/index.html')

createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>
  </StrictMode>,
)
