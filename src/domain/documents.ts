// What the contract and the screens say about documents. Their content is checked in document-content.ts, which most pages do
// without.

/** 5 MB. */
export const largestDocument = 5_242_880
export const largestDocumentSize = `${largestDocument / 1024 ** 2} MB`

/** The title and the message for any invalid file. The contract has them at `document`; a test compares the two. */
export const documentLabel = 'Business registration document'
export const oneFileMessage = `Please choose one file (Max size: ${largestDocumentSize}, Allowed types: jpg, png, pdf)`
export const documentHelp = `One file of at most ${largestDocumentSize}: jpg, png or pdf.`

/** File extensions for the browser's file dialog. */
export const documentExtensions = '.jpg,.jpeg,.png,.pdf'

/** The status of the company's document for each result of its virus scan. */
export const documentStatuses = { PENDING: 'pending', ACCEPTED: 'accepted', REJECTED: 'rejected' } as const
