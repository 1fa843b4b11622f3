import { callOperation, type PortalServer, signInAs } from './portal-server.ts'

/** The credentials of a new project's sandbox key, by security scheme. */
export async function sandboxKey(portal: PortalServer): Promise<Record<string, string>> {
  const headers = await signInAs(portal, 'EXTERNAL_ADMIN')
  const name = `Lumen ${crypto.randomUUID().slice(0, 8)}`
  const body = { name, description: 'For a test.', projectType: 1, productType: 1 }
  const { project_id: project } = await callOperation(portal, 'createProject', { body }, headers)
  const { partnerId } = await callOperation(portal, 'getProject', { params: { projectId: project } }, headers)
  const key = { project_id: project, api_key_id: 'portal', env_type_id: 6 } as const
  const { apiKeyValue } = await callOperation(portal, 'generateKey', { body: key }, headers)
  return { basic: `${project}:${apiKeyValue}`, partner: partnerId, project, apiKey: apiKeyValue }
}

/** The values of the portal's security schemes in the headers of a signed-in caller. */
export const schemesOf = ({ Authorization = '', 'X-MFA-Token': mfa = '' }: Record<string, string>) => ({
  session: Authorization.replace('Bearer ', ''),
  mfa,
})
