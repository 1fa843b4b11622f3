/** The settings of an MCP client, in the form that most of them read. */
export function agentSettings(serverUrl: string, token: string): string {
  const server = { type: 'http', url: serverUrl, headers: { Authorization: `Bearer ${token}` } }
  return JSON.stringify({ mcpServers: { 'open-platform-sandbox': server } }, null, 2)
}
