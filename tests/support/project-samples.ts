import type { Credential } from '#generated/portal/model/credential.ts'
import type { Project } from '#generated/portal/model/project.ts'

// A project as the portal API answers it, for tests of components.

export const keyOf = (environment: Credential['environment']): Credential => ({
  id: `the-${environment}-key`,
  accessKey: `${environment}_…4321`,
  environment,
  status: 'active',
  is_active: true,
  accessKeyGeneratedBy: 'dana@lumen.example',
  opToken: null,
  lastUsedOn: null,
  createdOn: '2026-03-01T00:00:00.000Z',
  accessKeyExpiredOn: '2099-03-01T00:00:00.000Z',
})

export const liveProject: Project = {
  projectId: '0c9d1f57-0b1e-4a53-8f0c-0a3b8f3f7c22',
  partnerId: '5f0c',
  name: 'Harbour Radio',
  description: '',
  status: 'GONE_LIVE',
  isLive: true,
  projectType: 1,
  productType: 1,
  providers: ['STM'],
  createdOn: '2026-02-01T00:00:00.000Z',
  updatedOn: '2026-03-01T00:00:00.000Z',
  goLiveRequestDate: '2026-02-20T00:00:00.000Z',
  goLiveDate: '2026-03-01T00:00:00.000Z',
  rejectDate: null,
  rejectComment: null,
  rejectChanges: null,
  changeRequest: null,
  suspendComment: null,
  technicalData: {
    sandboxUrl: 'http://portal.example/sandbox',
    liveUrl: 'http://portal.example/live',
    lastSandboxUsageDate: null,
    techCheckDate: '2026-02-25T00:00:00.000Z',
  },
  network: [],
  apiProperties: { sandbox: [], live: [] },
  credentials: [keyOf('sandbox'), keyOf('live')],
}

export const suspendedProject: Project = {
  ...liveProject,
  status: 'SUSPENDED',
  isLive: false,
  suspendComment: 'Complaints of subscribers.',
}

export const newProject: Project = {
  ...liveProject,
  status: 'NEW',
  isLive: false,
  goLiveRequestDate: null,
  goLiveDate: null,
  credentials: [],
  technicalData: { ...liveProject.technicalData, liveUrl: null, techCheckDate: null },
}
