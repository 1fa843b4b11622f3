/** From a phone to a bill to a bank: what a charge sets in motion. */
export const journey = (
  <>
    <path d="M24 30h44a8 8 0 0 1 8 8v124a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8zM38 42h16" />
    <path d="M28 74h36M28 90h24" strokeDasharray="3 6" />
    <path data-accent d="M28 112h36v22H28zM36 123h4m6 0h4m6 0h.1" />
    <path d="M88 100h28m-7-7 7 7-7 7" />
    <path d="M130 40h64v120l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6zM142 60h40" />
    <path d="M142 78h40M142 94h40" strokeDasharray="3 6" />
    <path data-accent d="M142 116h22M174 116h8M142 132h40" />
    <path d="M206 100h28m-7-7 7 7-7 7" />
    <path d="M248 84l30-20 30 20zM252 84v52M266 84v52M290 84v52M304 84v52M246 148h64" />
    <path data-accent d="M287 112a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM278 108v8" />
  </>
)
