import './theme.css';

export default 'halfdrop';
