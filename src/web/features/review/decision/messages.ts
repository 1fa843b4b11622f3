import type { AdminProjectRow } from '#generated/admin/model/adminProjectRow.ts'
import { decisionLabels } from '#web/entities/project/labels.ts'

export type DecisionName = 'approve' | 'reject' | 'suspend' | 'reinstate'

/** The project fields used in messages. */
export type DecidedProject = Pick<AdminProjectRow, 'id' | 'projectName' | 'partnerName'>

interface DecisionMessages {
  verb: string
  /** The consequences, before confirmation. */
  consequences(project: DecidedProject): string
  doneTitle: string
  doneMessage(project: DecidedProject): string
}

export const decisionMessages: Record<DecisionName, DecisionMessages> = {
  approve: {
    verb: 'Approve',
    consequences: ({ projectName, partnerName }) =>
      `${projectName} goes live: its addresses may call the platform, and ${partnerName} can generate live keys. From then on ${partnerName} cannot change its profile. ${partnerName} is notified by email.`,
    doneTitle: decisionLabels.APPROVE,
    doneMessage: ({ projectName }) => `${projectName} is live.`,
  },
  reject: {
    verb: 'Reject',
    consequences: ({ partnerName }) =>
      `${partnerName} gets your comment by email, and can correct the parts that you tick.`,
    doneTitle: decisionLabels.REJECT,
    doneMessage: ({ projectName }) => `${projectName} is back with its partner.`,
  },
  suspend: {
    verb: 'Suspend',
    consequences: ({ projectName, partnerName }) =>
      `Every call with a key of ${projectName} is refused from this moment. Nothing is deleted, and Reinstate undoes it. ${partnerName} is notified by email, with your comment.`,
    doneTitle: decisionLabels.SUSPEND,
    doneMessage: ({ projectName }) => `The keys of ${projectName} are refused.`,
  },
  reinstate: {
    verb: 'Reinstate',
    consequences: ({ projectName, partnerName }) =>
      `${projectName} is live again, with the keys and product codes it had. ${partnerName} is notified by email.`,
    doneTitle: decisionLabels.REINSTATE,
    doneMessage: ({ projectName }) => `${projectName} is live again.`,
  },
}
