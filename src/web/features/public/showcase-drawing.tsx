/** A shelf with things to buy, one place still free. */
export const shelf = (
  <>
    <path d="M28 96h264M28 176h264M40 96v-8m240 8v-8M40 176v-8m240 8v-8" />
    <path d="M60 88V52l28-8v36M60 88a8 8 0 1 1-10-8 8 8 0 0 1 10 8zM88 80a8 8 0 1 1-10-8 8 8 0 0 1 10 8z" />
    <path d="M126 52h60a10 10 0 0 1 10 10v14a12 12 0 0 1-22 6l-4-6h-28l-4 6a12 12 0 0 1-22-6V62a10 10 0 0 1 10-10zM136 60v12m-6-6h12M174 66h.1m9.900-4h.1" />
    <path d="M232 88V44h40v44M244 72V58h10a6 6 0 0 1 0 12h-10" />
    <path d="M52 120h64v48H52zM62 132h20v16H62zM90 132h16M90 142h16M62 158h44" />
    <path d="M150 148a14 14 0 1 1 10-4l24 24h-10l-6-6v-6h-6z" />
    <path data-accent d="M216 120h52v48h-52z" strokeDasharray="3 6" />
    <path data-accent d="M242 134v20m-10-10h20" />
  </>
)
