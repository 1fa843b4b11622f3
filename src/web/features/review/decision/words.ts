export type DecisionName = 'approve' | 'reject' | 'suspend' | 'reinstate'

/** A project that is decided about, as far as the words need it. */
export interface Decided {
  id: string
  orgId: string
  projectName: string
  partnerName: string
}

interface Words {
  verb: string
  /** What will happen, and to whom. */
  tells(project: Decided): string
  done: string
  saidAfterwards(project: Decided): string
}

export const decisionWords: Record<DecisionName, Words> = {
  approve: {
    verb: 'Approve',
    tells: ({ projectName, partnerName }) =>
      `${projectName} goes live: its addresses may call the platform, and ${partnerName} can generate live keys. The company’s details are settled from then on. ${partnerName} is told by e-mail.`,
    done: 'Approved',
    saidAfterwards: ({ projectName }) => `${projectName} is live.`,
  },
  reject: {
    verb: 'Reject',
    tells: ({ partnerName }) =>
      `${partnerName} is told by e-mail, with your comment, and may correct the application and submit it again.`,
    done: 'Rejected',
    saidAfterwards: ({ projectName }) => `${projectName} is back with its partner.`,
  },
  suspend: {
    verb: 'Suspend',
    tells: ({ projectName, partnerName }) =>
      `Every call with a key of ${projectName} is refused from this moment. Nothing is deleted, and Reinstate undoes it. ${partnerName} is told by e-mail, with your comment.`,
    done: 'Suspended',
    saidAfterwards: ({ projectName }) => `The keys of ${projectName} are refused.`,
  },
  reinstate: {
    verb: 'Reinstate',
    tells: ({ projectName, partnerName }) =>
      `${projectName} is live again, with the keys and product codes it had. ${partnerName} is told by e-mail.`,
    done: 'Reinstated',
    saidAfterwards: ({ projectName }) => `${projectName} is live again.`,
  },
}
