import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  getGetAdminProjectQueryKey,
  getListPendingProjectsQueryKey,
  getListProjectsByStatusQueryKey,
} from '#generated/admin/client/review.ts'
import { getListCallsInfiniteQueryKey } from '#generated/portal/client/calls.ts'
import { getGetGoLiveDraftQueryKey } from '#generated/portal/client/go-live.ts'
import {
  getListNotificationsInfiniteQueryKey,
  getListNotificationsQueryKey,
} from '#generated/portal/client/notifications.ts'
import { getGetProjectQueryKey, getListProjectsQueryKey } from '#generated/portal/client/projects.ts'
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
  calls: getListCallsInfiniteQueryKey(fleet),
  draft: getGetGoLiveDraftQueryKey(fleet),
}

function outdatedBy(projectIds: string[]) {
  const queryClient = new QueryClient()
  for (const key of Object.values(keys)) queryClient.setQueryData(key, {})
  refetch(queryClient, { projectIds })
  return Object.entries(keys).flatMap(([name, key]) => (queryClient.getQueryState(key)?.isInvalidated ? [name] : []))
}

test('reads the notifications, the project and the lists again', () => {
  expect(outdatedBy([fleet])).toEqual([
    ...['notifications', 'all notifications', 'project', 'admin project', 'projects', 'pending', 'by status'],
  ])
})

test('reads only the notifications again when no project is named', () => {
  expect(outdatedBy([])).toEqual(['notifications', 'all notifications'])
})
