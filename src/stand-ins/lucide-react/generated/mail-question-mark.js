import { createIcon } from '../create-icon.js';

export default /* @__PURE__ */ createIcon('mail-question-mark', [["path",{"d":"M22 10.35V6a2 2 0 00-2-2H4a2 2 0 00-2 2v12a2 2 0 002 2h12.3","key":"14uott"}],["path",{"d":"m22 7-8.97 5.7a2 2 0 01-2.06 0L2 7","key":"1096bc"}],["path",{"d":"M20 18.5c.5-1 2-1 2-2.5a2 2 0 00-2-2 2.5 2.5 0 00-2 1","key":"8b19pw"}],["path",{"d":"M20 22h.01","key":"mnuvyq"}]]);
