export const Letter = () => <p>Dear customer</p>;
