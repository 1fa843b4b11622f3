/** Three ways to a subscriber out of one socket; the third is not connected yet. */
export const sockets = (
  <>
    <path d="M40 76h72a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10V86a10 10 0 0 1 10-10zM50 92l-8 8 8 8M102 92l8 8-8 8M82 90l-12 20" />
    <path data-accent d="M122 92h34a14 14 0 0 0 14-14V64a14 14 0 0 1 14-14h26M122 100h88" />
    <path d="M122 108h34a14 14 0 0 1 14 14v14a14 14 0 0 0 14 14h26" strokeDasharray="3 6" />
    <path d="M222 24h52v50l-6.500-5-6.500 5-6.500-5-6.500 5-6.500-5-6.500 5-6.500-5-6.500 5zM234 40h28M234 54h16" />
    <path d="M222 88h60v28h-34l-10 10v-10h-16zM234 102h.1m11.900 0h.1m11.900 0h.1m11.900 0h.1" />
    <path d="M222 140h54v34h-54zM276 150h-14a7 7 0 0 0 0 14h14" strokeDasharray="3 6" />
  </>
)

/** A number, a code, a token and a charge, one after the other. */
export const charging = (
  <>
    <path d="M34 40h48a8 8 0 0 1 8 8v104a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8zM50 52h16" />
    <path data-accent d="M38 84h40v24H38zM48 96h.1m9.900 0h.1m9.900 0h.1" />
    <path d="M38 126h40" strokeDasharray="3 6" />
    <path d="M102 78h40m-7-7 7 7-7 7M142 122h-40m7-7-7 7 7 7" />
    <path data-accent d="M190 100a18 18 0 1 1-36 0 18 18 0 0 1 36 0zM190 100h34v12m-12-12v9" />
    <path d="M240 56h54v90l-6.750-5-6.750 5-6.750-5-6.750 5-6.750-5-6.750 5-6.750-5-6.750 5zM252 74h30" />
    <path d="M252 90h30M252 104h30" strokeDasharray="3 6" />
    <path d="M266 122h16" />
  </>
)

/** A wallet in dashed lines: coming soon. */
export const closedWallet = (
  <>
    <path
      d="M84 72h144a12 12 0 0 1 12 12v70a12 12 0 0 1-12 12H84a16 16 0 0 1-16-16V84M228 72V52a9 9 0 0 0-11-9L78 70a10 10 0 0 0-10 14"
      strokeDasharray="3 6"
    />
    <path data-accent d="M240 102h-34a17 17 0 0 0 0 34h34M208 119h.1" />
    <path d="M104 98h56M104 114h38M104 130h48" strokeDasharray="3 6" />
  </>
)
