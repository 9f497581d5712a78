// One module under every icon's name, so that bundlers can resolve what they then shake out of react-admin's own look.
module.exports = function NoIcon() {
  throw new Error('@mui/icons-material is a stand-in: icons are those of lucide-react.');
};
