/** A file that lists the checks of its calls has an engine of ours that makes them; any other is answered from its examples. */
export const hasEngine = (document: object): boolean => 'x-checks' in document && Array.isArray(document['x-checks'])
