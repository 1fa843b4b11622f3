/** Sheets in a row, one of them open. */
export const library = (
  <>
    <path d="M28 172h264" />
    <path d="M48 164V60h22v104zM48 80h22M48 146h22M76 164V48h26v116zM76 68h26M76 148h26" />
    <path d="M116 160l22-92 20 5-22 92z" strokeDasharray="3 6" />
    <path data-accent d="M236 84c-14-10-36-12-56-8v72c20-4 42-2 56 8 14-10 36-12 56-8V76c-20-4-42-2-56 8zM236 84v72" />
    <path d="M194 92c10-1 20 0 28 4M194 108c10-1 20 0 28 4M194 124c10-1 20 0 28 4M250 96c8-4 18-5 28-4M250 112c8-4 18-5 28-4" />
    <path d="M220 40h.1m15.900-8h.1m15.900 8h.1M236 48v14" />
  </>
)
