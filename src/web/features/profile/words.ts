// Below the headings, and there already while the people they are about are on the way.
export const ofPartner = 'Your company, the person who represents it, and the account we pay to.'
export const ofUser = 'How colleagues and partners can reach you.'
export const ofDocument = 'The people who review a request to go live read it.'
