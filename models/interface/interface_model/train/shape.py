"""The size of a model and the names of its parameters, as Marian's `transformer` with an SSRU decoder has them."""

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Shape:
    """What decides the size: the defaults give 8.6 million parameters, 8.7 MB as int8."""

    vocabulary: int = 8000
    dim: int = 256
    ffn: int = 1024
    heads: int = 4
    encoder: int = 6
    decoder: int = 2

    def __post_init__(self) -> None:
        # The int8 kernels work on blocks of this size; the loader aborts on other vocabularies.
        for name, block in (("vocabulary", 8), ("dim", 64), ("ffn", 64)):
            if getattr(self, name) % block:
                raise ValueError(f"{name} is {getattr(self, name)}, but must be a multiple of {block}")
        if self.dim % self.heads:
            raise ValueError(f"dim ({self.dim}) must be a multiple of heads ({self.heads})")

    def as_dict(self) -> dict[str, int]:
        return asdict(self)

    def parameters(self) -> dict[str, tuple[int, int]]:
        """Each parameter's (in, out), in the order of the file."""
        dim, ffn = self.dim, self.ffn
        shapes: dict[str, tuple[int, int]] = {
            "Wemb": (self.vocabulary, dim),
            "decoder_ff_logit_out_b": (1, self.vocabulary),
        }

        def norm(prefix: str) -> None:
            shapes[f"{prefix}_ln_scale"] = (1, dim)
            shapes[f"{prefix}_ln_bias"] = (1, dim)

        def attention(prefix: str) -> None:
            for part in "qkvo":
                shapes[f"{prefix}_W{part}"] = (dim, dim)
                shapes[f"{prefix}_b{part}"] = (1, dim)
            norm(f"{prefix}_Wo")

        def feed_forward(prefix: str) -> None:
            shapes[f"{prefix}_W1"], shapes[f"{prefix}_b1"] = (dim, ffn), (1, ffn)
            shapes[f"{prefix}_W2"], shapes[f"{prefix}_b2"] = (ffn, dim), (1, dim)
            norm(f"{prefix}_ffn")

        for layer in range(1, self.encoder + 1):
            attention(f"encoder_l{layer}_self")
            feed_forward(f"encoder_l{layer}_ffn")
        for layer in range(1, self.decoder + 1):
            shapes[f"decoder_l{layer}_rnn_W"] = (dim, dim)
            shapes[f"decoder_l{layer}_rnn_Wf"] = (dim, dim)
            shapes[f"decoder_l{layer}_rnn_bf"] = (1, dim)
            norm(f"decoder_l{layer}_rnn_ffn")
            attention(f"decoder_l{layer}_context")
            feed_forward(f"decoder_l{layer}_ffn")
        return shapes


def is_matrix(name: str, shape: tuple[int, int]) -> bool:
    """Whether the parameter is multiplied with: those are quantized, the others stay as they are."""
    return shape[0] > 1
