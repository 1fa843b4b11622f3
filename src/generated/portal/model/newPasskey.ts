// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.

/**
 * The answer of `navigator.credentials.create`, in base64url, and a name for it.
 */
export interface NewPasskey {
  /**
     * Where you keep it, like Work laptop.
     * @minLength 1
     * @maxLength 50
     * @pattern ^(?:|[\s\S]*\S[\s\S]*)$
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 20000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id: string;
  /**
     * @minLength 1
     * @maxLength 20000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  clientDataJSON: string;
  /**
     * @minLength 1
     * @maxLength 20000
     * @pattern ^[A-Za-z0-9_-]+$
     */
  attestationObject: string;
  /**
     * @maxItems 10
     * @items.minLength 1
     * @items.maxLength 20
     * @items.pattern ^[a-z-]+$
     */
  transports: string[];
}
