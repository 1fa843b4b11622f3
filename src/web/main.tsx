import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isAppError } from '#web/api/errors.ts'
import { queryClient } from '#web/api/query-client.ts'
import { watchIdleness } from '#web/stores/idle.ts'
import { watchSession } from '#web/stores/logout.ts'
import { system } from '#web/theme/system.ts'
import { router } from './router.ts'
import { RoleDeniedError } from './routes/-guards.ts'

// Before the first route asks who is signed in: whoever has been away too long is not.
watchSession()
watchIdleness()

const root = document.getElementById('root')
if (!root) throw new Error('No element #root: see src/web/index.html')

// What a page says in words is no news for the console: a refusal of the server, a page of another role.
const onCaughtError = (error: unknown) => {
  if (!isAppError(error) && !(error instanceof RoleDeniedError)) console.error(error)
}

createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>
  </StrictMode>,
)
