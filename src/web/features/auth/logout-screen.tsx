import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { messages } from '#domain/messages.ts'
import { queryClient } from '#web/api/query-client.ts'
import { signOutHere } from '#web/stores/logout.ts'
import { Loading } from '#web/ui/spinner.tsx'

export function LogoutScreen() {
  const navigate = useNavigate()
  useEffect(() => {
    const leave = () => {
      queryClient.clear()
      return navigate({ to: '/signin', replace: true })
    }
    void signOutHere().then(leave)
  }, [navigate])
  return <Loading label={messages.session.loggingOut} />
}
