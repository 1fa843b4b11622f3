// Shown below the headings, and by the skeletons while the page loads.
export const partnerDescription = 'Your company, its representative, and the bank account for your payouts.'
export const userDescription = 'How colleagues and partners can reach you.'
export const documentNote = 'Reviewers read it when you ask to go live.'
