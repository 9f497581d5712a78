import './theme.css';

export default 'linen';
