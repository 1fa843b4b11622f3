import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { getGetPartnerQueryKey, getListPartnerProjectsQueryKey } from '#generated/admin/client/partners.ts'
import {
  getGetAdminProjectQueryKey,
  getListPendingProjectsQueryKey,
  getListProjectsByStatusQueryKey,
} from '#generated/admin/client/review.ts'
import { getListCallsInfiniteQueryKey } from '#generated/portal/client/calls.ts'
import { getGetGoLiveDraftQueryKey } from '#generated/portal/client/go-live.ts'
import { getListProjectNotesQueryKey } from '#generated/portal/client/notes.ts'
import {
  getListNotificationsInfiniteQueryKey,
  getListNotificationsQueryKey,
} from '#generated/portal/client/notifications.ts'
import { getGetProjectQueryKey, getListProjectsQueryKey } from '#generated/portal/client/projects.ts'
import { getListThreadMessagesInfiniteQueryKey } from '#generated/portal/client/thread.ts'
import { getGetProjectTransactionsQueryKey } from '#generated/portal/client/transactions.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { refetch } from './refetch.ts'

const [fleet, other] = ['5b0f6f0e-6f3c-4c39-9a39-0c2d6f6f8a11', '2f1a7a52-9a3e-4a0e-8d55-6f3f3a2b1c44']

const keys = {
  notifications: getListNotificationsQueryKey({ limit: 8 }),
  'all notifications': getListNotificationsInfiniteQueryKey(),
  project: getGetProjectQueryKey(fleet),
  'admin project': getGetAdminProjectQueryKey(fleet),
  projects: getListProjectsQueryKey({ limit: 1000 }),
  pending: getListPendingProjectsQueryKey({ limit: 1000 }),
  'by status': getListProjectsByStatusQueryKey({ status: 'reject' }),
  'another project': getGetProjectQueryKey(other),
  thread: getListThreadMessagesInfiniteQueryKey(other),
  notes: getListProjectNotesQueryKey(other),
  transactions: getGetProjectTransactionsQueryKey(other),
  partner: getGetPartnerQueryKey(other),
  'projects of a partner': getListPartnerProjectsQueryKey(other),
  calls: getListCallsInfiniteQueryKey(fleet),
  draft: getGetGoLiveDraftQueryKey(fleet),
}

function outdatedBy(projectIds: string[] | 'all') {
  const queryClient = new QueryClient()
  for (const key of Object.values(keys)) queryClient.setQueryData(key, {})
  queryClient.setQueryData(keys['admin project'], { orgId: other } as never)
  refetch(queryClient, { projectIds })
  return Object.entries(keys).flatMap(([name, key]) => (queryClient.getQueryState(key)?.isInvalidated ? [name] : []))
}

test('reads the notifications, the project, the lists and the partner again', () => {
  expect(outdatedBy([fleet])).toEqual([
    ...['notifications', 'all notifications', 'project', 'admin project', 'projects', 'pending', 'by status'],
    ...['partner', 'projects of a partner'],
  ])
})

test('reads only the notifications again when no project is named', () => {
  expect(outdatedBy([])).toEqual(['notifications', 'all notifications'])
})

test('reads every shown project again, and no other page', () => {
  expect(outdatedBy('all')).toEqual([
    ...['notifications', 'all notifications', 'project', 'admin project', 'projects', 'pending', 'by status'],
    ...['another project', 'thread', 'notes', 'transactions'],
  ])
})

test('requests only the queries on screen', async () => {
  const queryClient = new QueryClient()
  const read = { thread: vi.fn(async () => 'thread'), project: vi.fn(async () => 'project') }
  await queryClient.prefetchQuery({ queryKey: keys.project, queryFn: read.project })
  const screen = new QueryObserver(queryClient, { queryKey: keys.thread, queryFn: read.thread })
  const leave = screen.subscribe(() => {})
  await waitFor(() => expect(screen.getCurrentResult().isSuccess).toBe(true))
  refetch(queryClient, { projectIds: 'all' })
  await waitFor(() => expect(screen.getCurrentResult().isFetching).toBe(false))
  leave()
  expect([read.thread.mock.calls.length, read.project.mock.calls.length]).toEqual([2, 1])
})
