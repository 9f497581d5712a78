import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('list', [["path",{"d":"M3 5h.01","key":"18ugdj"}],["path",{"d":"M3 12h.01","key":"nlz23k"}],["path",{"d":"M3 19h.01","key":"noohij"}],["path",{"d":"M8 5h13","key":"1pao27"}],["path",{"d":"M8 12h13","key":"1za7za"}],["path",{"d":"M8 19h13","key":"m83p4d"}]]);
