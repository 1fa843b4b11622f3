/** Products whose file lists the checks of their calls are simulated; others answer with examples. */
export const hasEngine = (document: object): boolean => 'x-checks' in document && Array.isArray(document['x-checks'])
