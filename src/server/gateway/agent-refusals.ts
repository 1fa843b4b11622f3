import type { Db } from '#server/db/database.ts'
import { SharedLimit } from '#server/gateway/shared-limit.ts'
import type { AgentOwner } from '#server/repositories/gateway-callers.ts'
import * as securityEvents from '#server/repositories/security-events.ts'

interface Refused {
  /** Id of the token or key. */
  id: string
  /** As screens show it. */
  shown: string
  projectId: string
  reason: string
}

/** An agent repeats what was refused: each reason is recorded once per token and hour. */
const oncePerHour = { hits: 1, seconds: 3600, lease: 1 }

/** Records refused agents among the security events. */
export class AgentRefusals {
  readonly #db: Db
  readonly #once: SharedLimit

  constructor(db: Db) {
    this.#db = db
    this.#once = new SharedLimit(db, oncePerHour)
  }

  async recordToken({ tokenId, name, lastFour, projectId }: AgentOwner, reason: string, now: Date): Promise<void> {
    await this.record({ id: tokenId, shown: `agent_…${lastFour}`, projectId, reason: `${name}: ${reason}` }, now)
  }

  async record({ id, shown, projectId, reason }: Refused, now: Date): Promise<void> {
    if (await this.#once.take(`agent:refused:${id}:${reason}`, now)) return
    const event = { actor: shown, actorId: null, subjectId: projectId, detail: reason, createdAt: now }
    await this.#db.transaction((tx) => securityEvents.append(tx, [{ action: 'agent-refused', ...event }]))
  }
}
